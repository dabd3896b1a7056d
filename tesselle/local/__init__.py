"""A match on the device of those who play it: a server's messages, and no server.

This is plain Python, which is translated for browsers (``tesselle.browser.javascript``).
Pages ask it what they would ask a server, in the same words, and get the same answers.
"""
