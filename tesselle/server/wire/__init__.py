"""Every message that crosses the wire, as models; the web client's types come from here."""
