#!/bin/sh
# The secrets that docker-compose.yml mounts, a file each in deploy/docker/secrets: random ones where none are, those of others empty.
# What is there already stays. A file may be read by whoever may enter the folder: containers have users of their own.
# Run it again after a secret was changed: then `docker compose up -d` makes the containers anew that read it.
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

# A server's environment names the version of its secrets: Compose makes a container anew when its environment has changed, and
# does not look into secrets.
digest() {
  if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi | cut -c 1-16
}
version() {
  server="$1"
  shift
  printf 'SECRETS_VERSION=%s\n' "$(cd "$folder" && cat "$@" | digest)" >"$folder/$server.env"
}
version auth auth_database_url auth_smoke_secret smtp_url files_s3_access_key_id files_s3_secret_access_key
version content content_database_url smtp_url files_s3_access_key_id files_s3_secret_access_key
version listings listings_database_url smtp_url files_s3_access_key_id files_s3_secret_access_key
version properties properties_database_url properties_files_signing_key \
  properties_files_signing_key_other smtp_url files_s3_access_key_id files_s3_secret_access_key
version gateway redis_url cookie_key cookie_key_other store_credentials
