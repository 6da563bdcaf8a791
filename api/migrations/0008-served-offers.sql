-- What the site's releases offer, as the api was last told: it begins with it after a restart.
CREATE TABLE served_offers (
  name text PRIMARY KEY,
  id text NOT NULL,
  offers jsonb NOT NULL
);

-- The kinds of products that a place in the navigation is filled with, each from what is offered.
ALTER TABLE column_node ADD COLUMN offers text[];

-- Products are in no table: whatever is not offered is not recommended.
ALTER TABLE hot_search DROP CONSTRAINT hot_search_link_fkey;
