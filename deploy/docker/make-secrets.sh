#!/bin/sh
# The secrets that docker-compose.yml mounts, a file each in deploy/docker/secrets: random ones where none are, those of others empty.
# What is there already stays. A file may be read by whoever may enter the folder: containers have users of their own.
set -eu
folder="$(dirname "$0")/secrets"
umask 022
mkdir -p "$folder"
chmod 700 "$folder"

random() {
  head -c 32 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=\n'
}
keep() {
  [ -e "$folder/$1" ] || printf '%s' "$2" >"$folder/$1"
}

keep postgres_password "$(random)"
for service in auth content listings properties; do
  database="phantom_$service"
  keep "${service}_database_url" "postgres://${database}_serving:$(random)@postgres:5432/$database"
  keep "${service}_migration_database_url" "postgres://$database:$(random)@postgres:5432/$database"
done
keep properties_files_signing_key "$(random)"
keep cookie_key "$(random)"
keep auth_smoke_secret "$(random)"

# Of a second key while one is replaced, of a mail server, Redis and buckets: none, until you write them.
for name in properties_files_signing_key_other cookie_key_other smtp_url redis_url \
  files_s3_access_key_id files_s3_secret_access_key store_credentials publishing_credentials \
  backup_credentials; do
  keep "$name" ''
done
