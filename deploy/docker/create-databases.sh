#!/usr/bin/env bash
# One database and two roles a service: the one owns the database and migrates, the other serves. Neither may enter another database.
# Makes what is missing and changes passwords to those of the secrets: it runs at each start, and again after it has failed.
set -euo pipefail

PGPASSWORD="$(cat "$PGPASSWORD_FILE")"
export PGPASSWORD
services=(auth content listings properties)

# Each address is postgres://role:password@host:port/database, with the password as the role's process sends it.
address_of() {
  local address
  address="$(cat "/run/secrets/$1")"
  if [[ ! "$address" =~ ^postgres(ql)?://([^:@/]+):([^:@/]{16,})@[^/]+/([^?]+) ]]; then
    echo "create-databases: $1 is not an address like postgres://role:password@host:port/database with a password of 16 characters or more" >&2
    exit 1
  fi
  user="${BASH_REMATCH[2]}" password="${BASH_REMATCH[3]}" database="${BASH_REMATCH[4]}"
}

# All addresses are read before anything is made.
for service in "${services[@]}"; do
  address_of "${service}_migration_database_url"
  address_of "${service}_database_url"
done

for service in "${services[@]}"; do
  address_of "${service}_migration_database_url"
  owner="$user" owner_password="$password"
  address_of "${service}_database_url"
  psql --quiet --no-psqlrc --dbname postgres --set ON_ERROR_STOP=1 \
    --set name="$database" --set owner="$owner" --set owner_password="$owner_password" \
    --set serving="$user" --set password="$password" <<'SQL'
select format('create role %I', :'owner') where not exists (select from pg_roles where rolname = :'owner') \gexec
select format('create role %I', :'serving') where not exists (select from pg_roles where rolname = :'serving') \gexec
alter role :"owner" login password :'owner_password';
alter role :"serving" login password :'password';
select format('create database %I owner %I', :'name', :'owner') where not exists (select from pg_database where datname = :'name') \gexec
revoke connect on database :"name" from public;
grant connect on database :"name" to :"serving";
SQL
done
echo 'create-databases: all databases and roles are there'
