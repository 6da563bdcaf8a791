create table operator_tickets (
  hash text primary key,
  kind text not null check (kind in ('link', 'session')),
  token_id text not null references tokens (id),
  expires_at timestamptz not null
);
