-- Null: not before it is revoked.
alter table tokens add column expires_at timestamptz;
