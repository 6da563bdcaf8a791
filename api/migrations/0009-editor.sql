-- Who may change what the site says. Set from API_EDITORS at each start. The demonstration's editor is one by itself.
ALTER TABLE account ADD COLUMN is_editor boolean NOT NULL DEFAULT false;

-- Whether the navigation marks an entry without children as hot.
ALTER TABLE column_node ADD COLUMN is_hot boolean NOT NULL DEFAULT true;

-- Everything that was ever published, by an editor or by the content's files. No value: it was taken away.
CREATE TABLE content_version (
  version bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  id text NOT NULL,
  value jsonb,
  at timestamptz NOT NULL DEFAULT now(),
  account text,
  author text NOT NULL,
  reason text NOT NULL
);
CREATE INDEX content_version_by_item ON content_version (kind, id, version);

-- What is published now. The digest names what the files last said of it: until they say something else, an editor's word counts.
CREATE TABLE content_item (
  kind text NOT NULL,
  id text NOT NULL,
  value jsonb,
  version bigint NOT NULL REFERENCES content_version (version),
  file_digest text,
  PRIMARY KEY (kind, id)
);

-- An editor's own, seen by nobody else. The base is the version that it was begun from.
CREATE TABLE content_draft (
  account text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind text NOT NULL,
  id text NOT NULL,
  value jsonb,
  base bigint NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account, kind, id)
);

-- A browser that is shown an editor's drafts. The pass is a keyed hash of what its cookie holds, and ends with the session.
CREATE TABLE preview_pass (
  pass text PRIMARY KEY,
  session text NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  account text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
