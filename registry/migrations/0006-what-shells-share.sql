-- JSON: version by module.
alter table shells add column shared text;
