-- Notices of the service's operation. Texts by language, as everywhere.
CREATE TABLE notice (
  id text PRIMARY KEY,
  type integer NOT NULL CHECK (type BETWEEN 1 AND 4),
  published_at timestamptz NOT NULL,
  starts_at timestamptz,
  ends_at timestamptz CHECK (ends_at > starts_at),
  products jsonb NOT NULL,
  is_demo boolean NOT NULL,
  texts jsonb NOT NULL
);
