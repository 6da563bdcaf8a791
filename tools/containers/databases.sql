-- One server, a database for each owner: neither can read the other's tables by accident.
create database registry;
create database api;
