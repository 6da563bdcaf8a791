-- JSON; null for a shell that does not say.
alter table shells add column exports text;
