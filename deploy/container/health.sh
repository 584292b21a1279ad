#!/bin/sh
# Asks nginx of start.sh whether it is well, at the port, or address and port, of the variable PORT.
case ${PORT:=8080} in
*:*) ;;
*) PORT=127.0.0.1:$PORT ;;
esac
exec wget -q -O /dev/null "http://$PORT/health"
