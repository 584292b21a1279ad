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

refuse() {
    echo "$1" >&2
    exit 1
}

[ -f "$DIST/.deploy/configure.mjs" ] || refuse "DIST is '$DIST', which holds no build: set it to the folder that 'npm run build' made."
case $SITE in
/*) ;;
*) SITE=$PWD/$SITE ;;
esac
# nginx would take other characters for its own.
case $SITE in
*[!A-Za-z0-9/._-]*) refuse "SITE is '$SITE': its whole path may have only letters, digits and the characters - . _ /." ;;
esac
echo "$PORT" | grep -Eqx '([][A-Za-z0-9.:-]+:)?[0-9]+' || refuse "PORT is '$PORT': set it to a port, or to an address and a port, such as 127.0.0.1:8080."
# An earlier start left a mark of its own.
if [ ! -e "$SITE/.pet-booking-start" ] && [ -n "$(ls -A -- "$SITE" 2>/dev/null)" ]; then
    refuse "SITE is '$SITE', which holds something else: set it to a new or empty folder."
fi
mkdir -p "$SITE/in"
touch "$SITE/.pet-booking-start"
# Wrong settings leave the pages of an earlier start as they are.
rm -rf "$SITE/in/new"
mkdir "$SITE/in/new"
cp -R "$DIST/." "$SITE/in/new/"
# Its advice is for hosts where nginx runs already. The environment has the settings, so it need not ask for a file.
node "$SITE/in/new/.deploy/configure.mjs" "$SITE/in/new" --env /dev/null >/dev/null
rm -rf "$SITE/in/packages"
mv "$SITE/in/new" "$SITE/in/packages"
echo "The pages in $SITE/in/packages have the settings."
sed -e "s|@SITE@|$SITE|g" -e "s|@PORT@|$PORT|g" -e "s|@TYPES@|$TYPES|g" "$HERE/nginx.conf" >"$SITE/nginx.conf"
exec nginx -e stderr -c "$SITE/nginx.conf"
