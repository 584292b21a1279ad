#!/bin/sh
# Starts the booking app in the container: copies the build to a folder that may be written, writes the settings of the environment
# into its pages, and starts nginx. Wrong settings end it before anybody is served. Besides the settings it takes:
#   DIST   the folder of the build; default: dist beside this file
#   SITE   the folder for all that it writes: new, empty, or of an earlier start; default: /tmp/site
#   PORT   the port, or address and port, where nginx listens; default: 8080
#   TYPES  nginx's list of media types; default: /etc/nginx/mime.types
set -eu

HERE=$(dirname "$0")
: "${DIST:=$HERE/dist}" "${SITE:=/tmp/site}" "${PORT:=8080}" "${TYPES:=/etc/nginx/mime.types}"

if [ ! -d "$SITE/in/packages/.deploy" ] && [ -n "$(ls -A "$SITE" 2>/dev/null)" ]; then
    echo "SITE is '$SITE', which holds something else: set it to a new or empty folder." >&2
    exit 1
fi
rm -rf "$SITE/in/packages"
# The folder .deploy comes first: with it the next start knows the site, even if copying breaks off.
mkdir -p "$SITE/in/packages/.deploy"
SITE=$(realpath "$SITE")
cp -R "$DIST/." "$SITE/in/packages/"
# Its advice is for hosts where nginx runs already.
node "$SITE/in/packages/.deploy/configure.mjs" "$SITE/in/packages" >/dev/null
echo "The pages in $SITE/in/packages have the settings."
sed -e "s|@SITE@|$SITE|g" -e "s|@PORT@|$PORT|g" -e "s|@TYPES@|$TYPES|g" "$HERE/nginx.conf" >"$SITE/nginx.conf"
exec nginx -e stderr -c "$SITE/nginx.conf"
