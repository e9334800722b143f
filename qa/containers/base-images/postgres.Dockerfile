# Stands in for postgres:18-bookworm where no registry is reached. The context has `native`, the binaries of npm's package @embedded-postgres.
FROM debian:bookworm-slim
RUN groupadd --gid 999 postgres \
  && useradd --uid 999 --gid postgres --home-dir /var/lib/postgresql --create-home postgres
RUN apt-get update -qq \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends gosu locales postgresql-client \
  && localedef -i en_US -c -f UTF-8 -A /usr/share/locale/locale.alias en_US.UTF-8 \
  && rm -rf /var/lib/apt/lists/*
COPY native /usr/local/pgsql
COPY postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
RUN install -d -o postgres -g postgres -m 3777 /var/run/postgresql \
  && chmod 755 /usr/local/bin/docker-entrypoint.sh /usr/local/pgsql/bin/*
ENV LANG=en_US.utf8 PGDATA=/var/lib/postgresql/18/docker PATH=/usr/local/pgsql/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
VOLUME /var/lib/postgresql
ENTRYPOINT ["docker-entrypoint.sh"]
STOPSIGNAL SIGINT
EXPOSE 5432
CMD ["postgres"]
