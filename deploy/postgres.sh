#!/bin/sh
# Runs once, when the server is new. The API's role owns its database and isn't a superuser. The superuser can only
# connect inside the container.
psql --username postgres --no-password --set ON_ERROR_STOP=1 <<'END'
\getenv password POSTGRES_PASSWORD
create role heater_age login password :'password';
create database heater_age owner heater_age;
alter role postgres password null;
END
