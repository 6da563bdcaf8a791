-- One server, one database per owner: neither can read the other's tables by accident.
create database registry;
create database api;
