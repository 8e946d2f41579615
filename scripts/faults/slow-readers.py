"""Readers with the smallest window there is, who take a few bytes a second of what they ask for and come back when
they are cut off. In Python, since Node sets neither the window nor the size of segments, and without those the
kernel takes whole scripts for a reader.

    slow-readers.py HOST PORT READERS PATH
"""

import socket
import sys
import time

host, port, readers, path = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
request = f"GET {path} HTTP/1.1\r\nHost: slots\r\n\r\n".encode()


def come():
    reader = socket.socket()
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    reader.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    reader.settimeout(5)
    try:
        reader.connect((host, port))
        reader.sendall(request)
        reader.setblocking(False)
        return reader
    except OSError:
        reader.close()
        return None


open_ones = [come() for _ in range(readers)]
while True:
    time.sleep(1)
    for at, reader in enumerate(open_ones):
        try:
            if reader is None or reader.recv(16) == b"":
                raise OSError("cut off")
        except BlockingIOError:
            pass
        except OSError:
            if reader is not None:
                reader.close()
            open_ones[at] = come()
