-- Words within a category are found in a text index of that category: intersecting the long lists of a frequent word in the
-- index of all boats took most of the time of such a search.
-- locks: no writing to listings while the index is built, about five seconds per 100,000 boats of the category; reading
-- goes on
create index if not exists listings_live_text_sailing on listings
  using gin (search_text) with (fastupdate = off) where live and category = 'sailing';--> statement-breakpoint
-- locks: the same
create index if not exists listings_live_text_motor on listings
  using gin (search_text) with (fastupdate = off) where live and category = 'motor';--> statement-breakpoint
-- locks: the same
create index if not exists listings_live_text_small_craft on listings
  using gin (search_text) with (fastupdate = off) where live and category = 'small-craft';--> statement-breakpoint
-- locks: the same
create index if not exists listings_live_text_specialist on listings
  using gin (search_text) with (fastupdate = off) where live and category = 'specialist';--> statement-breakpoint
-- locks: the same
create index if not exists listings_live_text_superyachts on listings
  using gin (search_text) with (fastupdate = off) where live and category = 'superyachts';--> statement-breakpoint
-- locks: the same
create index if not exists listings_live_text_engines on listings
  using gin (search_text) with (fastupdate = off) where live and category = 'engines';--> statement-breakpoint
-- locks: the same
create index if not exists listings_live_text_moorings on listings
  using gin (search_text) with (fastupdate = off) where live and category = 'moorings';--> statement-breakpoint
-- The words of places have an index of their own: the index of all words finds every boat that mentions its hull for a
-- search in Hull, and then has to read the text of each.
-- locks: no writing to listings while the index is built, about a second per 100,000 boats; reading goes on
create index if not exists listings_live_place_words on listings
  using gin (to_tsvector('simple', plain_text(location || ' ' || coalesce(county, '')))) with (fastupdate = off) where live;
