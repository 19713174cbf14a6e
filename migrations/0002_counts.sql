-- category_counts is right by construction: each change of a listing takes what the old row added and adds what the
-- new row counts, in the same transaction.
create function count_category(l listings, sign integer) returns void language sql as $$
  insert into category_counts as c (category, subcategory, total, featured, broker, priced, price_sum)
  values (l.category, coalesce(l.subcategory, ''), sign,
          sign * l.featured::integer, sign * l.broker_listing::integer,
          sign * (l.currency = 'GBP')::integer,
          case when l.currency = 'GBP' then sign * l.price else 0 end)
  on conflict (category, subcategory) do update set
    total = c.total + excluded.total,
    featured = c.featured + excluded.featured,
    broker = c.broker + excluded.broker,
    priced = c.priced + excluded.priced,
    price_sum = c.price_sum + excluded.price_sum
$$;--> statement-breakpoint
create function keep_category_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.live then perform count_category(old, -1); end if;
  if tg_op <> 'DELETE' and new.live then perform count_category(new, 1); end if;
  return null;
end $$;--> statement-breakpoint
create trigger listings_counts_insert after insert on listings
  for each row when (new.live) execute function keep_category_counts();--> statement-breakpoint
create trigger listings_counts_delete after delete on listings
  for each row when (old.live) execute function keep_category_counts();--> statement-breakpoint
create trigger listings_counts_update after update on listings
  for each row when ((old.live or new.live) and
    (old.live, old.category, old.subcategory, old.featured, old.broker_listing, old.currency, old.price) is distinct from
    (new.live, new.category, new.subcategory, new.featured, new.broker_listing, new.currency, new.price))
  execute function keep_category_counts();--> statement-breakpoint
-- The price of a live boat is history from the day it went live.
create function keep_price_history() returns trigger language plpgsql as $$
begin
  insert into price_history (listing_id, price, currency, changed_at) values (new.id, new.price, new.currency, now());
  return null;
end $$;--> statement-breakpoint
create trigger listings_price_first after insert on listings
  for each row when (new.live) execute function keep_price_history();--> statement-breakpoint
create trigger listings_price_change after update on listings
  for each row when (new.live and (not old.live and old.live_at is null or
    (old.price, old.currency) is distinct from (new.price, new.currency)))
  execute function keep_price_history();
