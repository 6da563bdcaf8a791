-- Pages that releases bring, beside their offers. What an api from before knew of solutions and other pages, it read from `search_entry`:
-- the next content:import empties it.
ALTER TABLE served_offers ADD COLUMN pages jsonb NOT NULL DEFAULT '[]';
