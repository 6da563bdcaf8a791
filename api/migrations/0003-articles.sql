-- What lists, neighbours and marks of an article go by. The seed, which writes articles anew, says all of it.
ALTER TABLE article
  ADD COLUMN section text NOT NULL DEFAULT 'news' CHECK (section IN ('news', 'notice', 'zixun')),
  ADD COLUMN type integer NOT NULL DEFAULT 4 CHECK (type BETWEEN 1 AND 4),
  ADD COLUMN updated_at timestamptz,
  ADD COLUMN products jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
