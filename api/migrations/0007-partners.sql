-- Who recommends the site to others: an account does so once. `auth` and `style` are the terms that the specification numbers.
CREATE TABLE recommender (
  account text PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'paused')),
  auth integer NOT NULL DEFAULT 1,
  style integer NOT NULL DEFAULT 1,
  made_at timestamptz NOT NULL DEFAULT now()
);

-- The code stands in the link that is handed out, and is never given to another. The first link of a recommender has no name.
CREATE TABLE referral_link (
  code text PRIMARY KEY,
  account text NOT NULL REFERENCES recommender (account) ON DELETE CASCADE,
  position integer NOT NULL,
  name text NOT NULL,
  visits integer NOT NULL DEFAULT 0 CHECK (visits >= 0),
  made_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account, position),
  UNIQUE (account, name)
);

-- An account came by one link, or by none. Sign-ups of the demonstration have no account.
CREATE TABLE referral_sign_up (
  id text PRIMARY KEY,
  account text UNIQUE REFERENCES account (id) ON DELETE SET NULL,
  link text NOT NULL REFERENCES referral_link (code) ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX referral_sign_up_by_link ON referral_sign_up (link);

-- What a recommender has earned, in whole US cents. Of who was recommended it holds a masked name and nothing else.
CREATE TABLE rebate (
  id text PRIMARY KEY,
  recommender text NOT NULL REFERENCES recommender (account) ON DELETE CASCADE,
  sign_up text NOT NULL REFERENCES referral_sign_up (id) ON DELETE CASCADE,
  masked_name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('sign-up', 'order')),
  cents bigint NOT NULL CHECK (cents >= 0),
  state text NOT NULL CHECK (state IN ('pending', 'settled')),
  at timestamptz NOT NULL DEFAULT now(),
  is_demo boolean NOT NULL DEFAULT false
);
CREATE INDEX rebate_by_recommender ON rebate (recommender, at);

-- One for each idempotency key: the digest tells another form under the same key.
CREATE TABLE cooperation_application (
  number text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  request_digest text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('isv', 'delivery', 'channel')),
  company text NOT NULL,
  contact text NOT NULL,
  phone text NOT NULL,
  note text NOT NULL,
  locale text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE consultation (
  number text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  request_digest text NOT NULL,
  page text NOT NULL,
  name text NOT NULL,
  phone text NOT NULL,
  question text NOT NULL,
  locale text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);
