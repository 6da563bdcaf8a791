-- Texts by language: {"en": {...}, "zh": {...}}. English may be missing: readers then borrow the Chinese one.
CREATE TABLE seed (name text PRIMARY KEY, digest text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());

CREATE TABLE page_text (
  path text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('en', 'zh')),
  title text NOT NULL,
  description text NOT NULL,
  keywords text NOT NULL,
  PRIMARY KEY (path, locale),
  UNIQUE (locale, title),
  UNIQUE (locale, description)
);

CREATE TABLE column_node (
  id integer PRIMARY KEY,
  tree text NOT NULL CHECK (tree IN ('column', 'news_tag')),

  parent_id integer NOT NULL,
  position integer NOT NULL,
  link text NOT NULL,
  slug text NOT NULL,
  img text NOT NULL,
  texts jsonb NOT NULL
);

CREATE TABLE site_config (locale text PRIMARY KEY CHECK (locale IN ('en', 'zh')), config jsonb NOT NULL);

CREATE TABLE search_entry (
  link text PRIMARY KEY,
  kind text NOT NULL,
  code text,
  aliases jsonb NOT NULL,
  texts jsonb NOT NULL
);

CREATE TABLE hot_search (position integer PRIMARY KEY, link text NOT NULL REFERENCES search_entry (link));

CREATE TABLE article (
  id text PRIMARY KEY,
  published_at timestamptz,
  texts jsonb NOT NULL
);

CREATE TABLE currency_rate (
  base text NOT NULL,
  quote text NOT NULL,
  rate_date date NOT NULL,
  rate double precision NOT NULL CHECK (rate > 0),
  source text NOT NULL,
  PRIMARY KEY (base, quote, rate_date)
);
