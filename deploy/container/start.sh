#!/bin/sh
# Starts the booking app in the container: copies the build to a writable folder, writes the settings from the environment variables
# into the copy's pages, and starts nginx. Wrong settings end the script before nginx starts. Besides the settings it takes the variables:
#   DIST   the folder of the build; default: dist beside this file
#   SITE   the folder for all files that the script writes: new, empty, or from an earlier start; default: /tmp/site
#   PORT   the port, or address and port, where nginx listens; default: 8080
#   TYPES  nginx's list of media types; default: /etc/nginx/mime.types
# The folder 'last' beside this file may hold the assets of the last release, for open tabs (docs/operations.md).
# nginx logs requests to the script's standard output. Under systemd that output is a socket, which nginx cannot open, so it logs none.
set -eu

HERE=$(dirname "$0")
# Debian has nginx in /usr/sbin, which is not in every user's PATH.
PATH=$PATH:/usr/sbin
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
# These are written into nginx's configuration, where characters such as ';' and spaces have a meaning.
check_path() {
    case $2 in
    *[!A-Za-z0-9/._-]*) refuse "$1 is '$2': its whole path may have only letters, digits and the characters - . _ /." ;;
    esac
}
check_path SITE "$SITE"
check_path TYPES "$TYPES"
if echo "$PORT" | grep -Eqvx '([][A-Za-z0-9.:-]+:)?[0-9]+'; then
    refuse "PORT is '$PORT': set it to a port, or to an address and a port, such as 127.0.0.1:8080."
fi
# The script puts the file .pet-booking-start into SITE, so that its next start recognises the folder as its own.
if [ ! -e "$SITE/.pet-booking-start" ] && [ -n "$(ls -A -- "$SITE" 2>/dev/null)" ]; then
    refuse "SITE is '$SITE', which holds something else: set it to a new or empty folder."
fi
mkdir -p "$SITE/in"
touch "$SITE/.pet-booking-start"
# The pages are made in 'new' first, so that wrong settings leave the pages of an earlier start unchanged.
rm -rf "$SITE/in/new"
mkdir -p "$SITE/in/new/assets"
if [ -d "$HERE/last" ]; then cp -R "$HERE/last/." "$SITE/in/new/assets/"; fi
cp -R "$DIST/." "$SITE/in/new/"
# The output is dropped, because it names the folder before its move. Settings come from environment variables, so the settings file is empty.
node "$SITE/in/new/.deploy/configure.mjs" "$SITE/in/new" --env /dev/null >/dev/null
rm -rf "$SITE/in/packages"
mv "$SITE/in/new" "$SITE/in/packages"
echo "The pages in $SITE/in/packages have the settings."
LOG=off
if (: >>/dev/stdout) 2>/dev/null; then LOG='/dev/stdout without_persons'; fi
sed -e "s|@LOG@|$LOG|g" -e "s|@SITE@|$SITE|g" -e "s|@PORT@|$PORT|g" -e "s|@TYPES@|$TYPES|g" "$HERE/nginx.conf" >"$SITE/nginx.conf"
exec nginx -e stderr -c "$SITE/nginx.conf"
