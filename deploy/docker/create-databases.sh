#!/usr/bin/env bash
# One database and two roles a service: the one owns the database and migrates, the other serves. Neither may enter another database.
set -euo pipefail

# Each password stands in the address with which the role's process connects.
password_in() {
  sed -E 's#^[a-z]+://[^:]+:([^@]+)@.*$#\1#' "/run/secrets/$1"
}

for service in auth content listings properties; do
  name="phantom_${service}"
  psql --username postgres --set ON_ERROR_STOP=1 \
    --set name="$name" --set owner_password="$(password_in "${service}_migration_database_url")" \
    --set serving="${name}_serving" --set password="$(password_in "${service}_database_url")" <<'SQL'
create role :"name" login password :'owner_password';
create role :"serving" login password :'password';
create database :"name" owner :"name";
revoke connect on database :"name" from public;
grant connect on database :"name" to :"serving";
SQL
done
