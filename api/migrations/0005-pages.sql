-- A notice is an article that says when, how grave and how far. Help documents stand in a tree of folders.
ALTER TABLE article
  ADD COLUMN category text,
  ADD COLUMN severity text CHECK (severity IN ('info', 'minor', 'major', 'critical')),
  ADD COLUMN state text CHECK (state IN ('planned', 'in-progress', 'done')),
  ADD COLUMN starts_at timestamptz,
  ADD COLUMN ends_at timestamptz CHECK (ends_at > starts_at);

DROP TABLE notice;

CREATE TABLE doc_folder (
  path text PRIMARY KEY,
  position double precision NOT NULL,
  texts jsonb NOT NULL
);

CREATE TABLE doc (
  id text PRIMARY KEY,
  folder text NOT NULL REFERENCES doc_folder (path),
  position double precision NOT NULL,
  updated_at date NOT NULL,
  products jsonb NOT NULL,
  texts jsonb NOT NULL
);

-- What readers say of a page. The digest names the text that they have read.
CREATE TABLE feed_back (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  given_at timestamptz NOT NULL DEFAULT now(),
  page text NOT NULL,
  digest text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('en', 'zh')),
  is_helpful boolean NOT NULL,
  reason text
);
