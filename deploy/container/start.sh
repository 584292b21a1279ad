#!/bin/sh
# Starts the booking app in the container: copies the build to a folder that may be written, writes the settings of the environment
# into its pages, and starts nginx. Wrong settings end it before anybody is served.
set -eu

HERE=$(dirname "$0")
: "${DIST:=$HERE/dist}" "${SITE:=/tmp/site}" "${PORT:=8080}" "${TYPES:=/etc/nginx/mime.types}"

rm -rf "$SITE"
mkdir -p "$SITE/in/packages"
cp -R "$DIST/." "$SITE/in/packages/"
node "$SITE/in/packages/.deploy/configure.mjs" "$SITE/in/packages"
sed -e "s|@SITE@|$SITE|g" -e "s|@PORT@|$PORT|g" -e "s|@TYPES@|$TYPES|g" "$HERE/nginx.conf" >"$SITE/nginx.conf"
exec nginx -e stderr -c "$SITE/nginx.conf"
