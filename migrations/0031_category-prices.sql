-- locks: no writing to listings while the index is built, less than a second per 100,000 boats; reading goes on
create index if not exists listings_live_category_prices on listings (category, price) where live;
