-- The words of places have an index of their own: the index of all words finds every boat that mentions its hull for a
-- search in Hull, and then has to read the text of each.
-- locks: no writing to listings while the index is built, about a second per 100,000 boats; reading goes on
create index listings_live_place_words on listings
  using gin (to_tsvector('simple', plain_text(location || ' ' || coalesce(county, '')))) with (fastupdate = off) where live;
