-- Counts per statement instead of per row, in the order of the primary key: two statements that touch several categories
-- then lock the rows of category_counts in the same order and cannot deadlock.
drop trigger listings_counts_insert on listings;--> statement-breakpoint
drop trigger listings_counts_delete on listings;--> statement-breakpoint
drop trigger listings_counts_update on listings;--> statement-breakpoint
drop function count_category(listings, integer);--> statement-breakpoint
create or replace function keep_category_counts() returns trigger language plpgsql as $$
declare
  columns constant text := 'category, subcategory, live, featured, broker_listing, currency, price';
  removed constant text := format('select -1 as sign, %s from old_rows', columns);
  added constant text := format('select 1 as sign, %s from new_rows', columns);
begin
  execute format($sql$
    insert into category_counts as c (category, subcategory, total, featured, broker, priced, price_sum)
    select category, coalesce(subcategory, ''), sum(sign),
      sum(sign * featured::integer), sum(sign * broker_listing::integer),
      sum(case when currency = 'GBP' then sign else 0 end),
      sum(case when currency = 'GBP' then sign * price else 0 end)
    from (%s) as changed
    where live
    group by 1, 2
    having (sum(sign), sum(sign * featured::integer), sum(sign * broker_listing::integer),
      sum(case when currency = 'GBP' then sign else 0 end),
      sum(case when currency = 'GBP' then sign * price else 0 end)) <> (0, 0, 0, 0, 0)
    order by 1, 2
    on conflict (category, subcategory) do update set
      total = c.total + excluded.total,
      featured = c.featured + excluded.featured,
      broker = c.broker + excluded.broker,
      priced = c.priced + excluded.priced,
      price_sum = c.price_sum + excluded.price_sum
  $sql$, case tg_op when 'INSERT' then added when 'DELETE' then removed else removed || ' union all ' || added end);
  return null;
end $$;--> statement-breakpoint
create trigger listings_counts_insert after insert on listings
  referencing new table as new_rows for each statement execute function keep_category_counts();--> statement-breakpoint
create trigger listings_counts_delete after delete on listings
  referencing old table as old_rows for each statement execute function keep_category_counts();--> statement-breakpoint
create trigger listings_counts_update after update on listings
  referencing old table as old_rows new table as new_rows
  for each statement execute function keep_category_counts();
