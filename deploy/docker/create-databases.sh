#!/usr/bin/env bash
# One database and one role a service; a role owns its database and may not enter another.
set -euo pipefail
for service in auth content listings properties; do
  name="phantom_${service}"
  psql --username postgres --set ON_ERROR_STOP=1 --set name="$name" --set password="$SERVICE_PASSWORD" <<'SQL'
create role :"name" login password :'password';
create database :"name" owner :"name";
revoke connect on database :"name" from public;
SQL
done
