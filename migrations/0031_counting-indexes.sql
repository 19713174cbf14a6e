-- locks: no writing to listings while the indexes are built, about a second per 100,000 boats; reading goes on
create index if not exists listings_live_category_prices on listings (category, price) where live;--> statement-breakpoint
-- locks: the same
create index if not exists listings_live_makes on listings (make_key, condition, engine_type, year_built) where live;
