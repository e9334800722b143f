#!/usr/bin/env bash
# What the entrypoint of the official image does, as far as docker-compose.yml uses it.
set -euo pipefail

if [ "$1" = postgres ] && [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA"
  chown -R postgres "$PGDATA"
  chmod 700 "$PGDATA"
  exec gosu postgres "$0" "$@"
fi

if [ "$1" = postgres ] && [ ! -s "$PGDATA/PG_VERSION" ]; then
  password="$(cat "$POSTGRES_PASSWORD_FILE")"
  if [ -z "$password" ]; then
    echo 'Error: the superuser has no password' >&2
    exit 1
  fi
  initdb --username postgres --pwfile <(printf '%s\n' "$password") --auth-host scram-sha-256
  printf 'host all all all scram-sha-256\n' >>"$PGDATA/pg_hba.conf"
  printf "listen_addresses = '*'\nunix_socket_directories = '/var/run/postgresql'\n" >>"$PGDATA/postgresql.conf"
fi
exec "$@"
