-- The order "nearest first" also needs to know which boats are goods and which are unconfirmed: with both in the index,
-- the boats near a place are found and sorted without reading the table. The latitude narrows small circles.
-- locks: no writing to listings while the index is built; reading goes on
create index listings_live_near on listings (cell, latitude)
  include (longitude, goods, unconfirmed, featured, live_at, id) where live;--> statement-breakpoint
-- locks: an instant
drop index listings_live_cell;
