#!/bin/sh
# A certificate that is not mounted is made, for this machine: browsers warn of it.
set -eu
cd /certificates
if [ ! -s certificate.pem ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 365 -subj /CN=localhost \
    -addext "subjectAltName=DNS:localhost,DNS:edge,IP:127.0.0.1" -keyout key.pem -out certificate.pem 2>/dev/null
fi
exec nginx -e stderr
