"""HTTP and WebSocket: middleware, routes, pages, and errors as responses."""
