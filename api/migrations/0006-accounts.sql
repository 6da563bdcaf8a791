-- Names are compared by their key: lower case, NFKC. Phones are sealed, and found by a keyed hash.
CREATE TABLE account (
  id text PRIMARY KEY,
  username text NOT NULL,
  username_key text NOT NULL UNIQUE,
  phone_hash text NOT NULL UNIQUE,
  phone_sealed text NOT NULL,
  password text NOT NULL,
  password_changed_at timestamptz NOT NULL DEFAULT now(),
  made_at timestamptz NOT NULL DEFAULT now(),
  is_demo boolean NOT NULL DEFAULT false
);

-- Token and binding are keyed hashes of what the browser holds: only both together are a session.
CREATE TABLE session (
  id text PRIMARY KEY,
  account text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  binding text NOT NULL,
  device text NOT NULL,
  address text NOT NULL,
  started_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_by_account ON session (account);
CREATE INDEX session_by_use ON session (used_at);

-- Wrong passwords, for one account or name and for one address. Keys are keyed hashes.
CREATE TABLE login_try (
  key text PRIMARY KEY,
  failures integer NOT NULL,
  last_at timestamptz NOT NULL,
  free_at timestamptz NOT NULL
);
CREATE INDEX login_try_by_time ON login_try (last_at);

CREATE TABLE passkey (
  id text PRIMARY KEY,
  account text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  name text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text NOT NULL,
  relying_party text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz
);
CREATE INDEX passkey_by_account ON passkey (account);

-- Who has handed in nothing has no row. The name is sealed, and of the number there are a keyed hash and the last four places.
CREATE TABLE certification (
  account text PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('submitted', 'personal', 'enterprise', 'refused')),
  kind text NOT NULL CHECK (kind IN ('personal', 'enterprise')),
  name_sealed text NOT NULL,
  number_hash text NOT NULL,
  number_last text NOT NULL,
  submitted_at timestamptz NOT NULL,
  decided_at timestamptz,
  reason text
);
