-- The server's own key, made at the first start where no other one is configured.
CREATE TABLE server_secret (name text PRIMARY KEY, value text NOT NULL);

-- What is needed for some minutes only: puzzles, tokens, finished work. Keys are random or keyed hashes.
CREATE TABLE kept (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX kept_by_end ON kept (expires_at);

-- One live code for a phone and a purpose. Phones and codes are keyed hashes.
CREATE TABLE sms_code (
  phone text NOT NULL,
  purpose text NOT NULL,
  code text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (phone, purpose)
);

-- What was sent or tried, for the limits. Everything that could tell who is a keyed hash. The id is the gateway's idempotency key.
CREATE TABLE sms_send (
  id text PRIMARY KEY,
  phone text NOT NULL,
  prefix text NOT NULL,
  address text NOT NULL,
  network text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX sms_send_by_phone ON sms_send (phone, sent_at);
CREATE INDEX sms_send_by_prefix ON sms_send (prefix, sent_at);
CREATE INDEX sms_send_by_address ON sms_send (address, sent_at);
CREATE INDEX sms_send_by_network ON sms_send (network, sent_at);
CREATE INDEX sms_send_by_time ON sms_send (sent_at);

-- A version is never changed, only followed by another one. Amounts are whole US cents.
CREATE TABLE price_book (
  version text PRIMARY KEY,
  position integer GENERATED ALWAYS AS IDENTITY,
  is_demo boolean NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE price (
  book text NOT NULL REFERENCES price_book (version),
  item text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('product', 'consulting')),
  level integer NOT NULL CHECK (level IN (2, 3)),
  system_type text NOT NULL,
  region text NOT NULL,
  servers_from integer NOT NULL CHECK (servers_from >= 1),
  servers_to integer NOT NULL CHECK (servers_to >= servers_from),
  unit text NOT NULL CHECK (unit IN ('server-year', 'system-year', 'once')),
  unit_cents integer NOT NULL CHECK (unit_cents >= 0),
  PRIMARY KEY (book, item, level, system_type, region, servers_from)
);

-- Provinces that stand in no region of a book are in its region 'other'.
CREATE TABLE price_region (
  book text NOT NULL REFERENCES price_book (version),
  province text NOT NULL,
  region text NOT NULL,
  PRIMARY KEY (book, province)
);

CREATE TABLE quote (
  number text PRIMARY KEY,
  share_id text NOT NULL UNIQUE,
  idempotency_key text NOT NULL UNIQUE,
  request_digest text NOT NULL,
  made_at timestamptz NOT NULL,
  made_on date NOT NULL,
  province text NOT NULL,
  city text NOT NULL,
  system_type text NOT NULL,
  level integer NOT NULL,
  servers integer NOT NULL,
  has_products boolean NOT NULL,
  company text NOT NULL,
  phone text NOT NULL,
  book text NOT NULL REFERENCES price_book (version),
  product_cents bigint,
  consulting_cents bigint,
  total_cents bigint
);
CREATE INDEX quote_by_day ON quote (made_on);

CREATE TABLE quote_item (
  quote text NOT NULL REFERENCES quote (number),
  position integer NOT NULL,
  code text NOT NULL,
  kind text NOT NULL,
  unit text NOT NULL,
  quantity integer NOT NULL,
  unit_cents integer NOT NULL,
  sum_cents bigint NOT NULL,
  PRIMARY KEY (quote, position)
);
