CREATE TABLE "price_guides" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"alike" text,
	"boats" integer NOT NULL,
	"lower_quartile" numeric(12, 2),
	"median" numeric(12, 2),
	"upper_quartile" numeric(12, 2),
	"make_key" text,
	"model_key" text,
	"category" text NOT NULL,
	"subcategory" text NOT NULL,
	"length_ft" double precision
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "first_listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reduced_by" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reduced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "reduced_share" double precision;--> statement-breakpoint
ALTER TABLE "watchlist_entries" ADD COLUMN "saved_price" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "watchlist_entries" ADD COLUMN "saved_currency" text;--> statement-breakpoint
ALTER TABLE "watchlist_entries" ADD COLUMN "saved_photos" integer;--> statement-breakpoint
ALTER TABLE "watchlist_entries" ADD COLUMN "saved_state" text;--> statement-breakpoint
ALTER TABLE "price_guides" ADD CONSTRAINT "price_guides_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_guides_counted" ON "price_guides" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "price_guides_model" ON "price_guides" USING btree ("make_key","model_key");--> statement-breakpoint
CREATE INDEX "price_guides_kind" ON "price_guides" USING btree ("category","subcategory","length_ft");--> statement-breakpoint
-- locks: no writing to listings while the index is built; reading goes on
CREATE INDEX IF NOT EXISTS "listings_live_reduced_share" ON "listings" USING btree ("reduced_share" DESC NULLS LAST,"live_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live;--> statement-breakpoint
-- locks: no writing to listings while the index is built; reading goes on
CREATE INDEX IF NOT EXISTS "listings_live_reduced_at" ON "listings" USING btree ("reduced_at") WHERE live and reduced_at is not null;--> statement-breakpoint
-- locks: no writing to listings while the index is built; reading goes on
CREATE INDEX IF NOT EXISTS "listings_of_same_boat" ON "listings" USING btree ("owner_id","make_key","year_built") WHERE live_at is not null;--> statement-breakpoint
-- locks: no writing to listings while the index is built; reading goes on
CREATE INDEX IF NOT EXISTS "listings_shown_model" ON "listings" USING btree ("make_key",lower("model"),"currency","live_at" DESC NULLS FIRST) WHERE shown;--> statement-breakpoint
-- locks: no writing to listings while the index is built; reading goes on
CREATE INDEX IF NOT EXISTS "listings_shown_kind" ON "listings" USING btree ("category",coalesce("subcategory", ''),"currency","length_ft","year_built") WHERE shown;--> statement-breakpoint
-- The latest earlier listing of the same boat: same seller, make, model and year, length within half a foot. Deleted
-- listings count too, for as long as they are retained.
create function earlier_listing(boat listings)
returns table (id integer, price numeric, currency text, listed_at timestamptz,
  reduced_by numeric, reduced_at timestamptz, reduced_share double precision)
language sql volatile rows 1 as $$
  select l.id, l.price, l.currency, coalesce(l.first_listed_at, l.live_at), l.reduced_by, l.reduced_at, l.reduced_share
  from listings l
  where l.owner_id = boat.owner_id and l.make_key = lower(plain_text(boat.make)) and l.year_built = boat.year_built
    and lower(l.model) = lower(boat.model) and abs(l.length_ft - boat.length_ft) <= 0.5
    and l.live_at is not null and (l.live_at, l.id) < (boat.live_at, boat.id)
  order by l.live_at desc, l.id desc limit 1
$$;--> statement-breakpoint
create function reduce_price(boat listings, before numeric, at timestamptz) returns listings language plpgsql as $$
begin
  boat.reduced_by := case when boat.price > 0 and boat.price < before then before - boat.price end;
  boat.reduced_at := case when boat.reduced_by is not null then at end;
  boat.reduced_share := boat.reduced_by / nullif(before, 0);
  return boat;
end $$;--> statement-breakpoint
-- A public boat continues the history of its earlier listing, and knows the last fall of its price.
create function follow_boat_prices() returns trigger language plpgsql as $$
declare
  starts boolean := tg_op = 'INSERT' or old.live_at is null;
  earlier record;
begin
  if starts or new.first_listed_at is null and
    (old.make, old.model, old.year_built, old.length_ft) is distinct from (new.make, new.model, new.year_built, new.length_ft)
  then
    select * into earlier from earlier_listing(new);
    if found then
      new.first_listed_at := earlier.listed_at;
    end if;
  end if;
  if not starts then
    if (old.price, old.currency) is distinct from (new.price, new.currency) then
      new := reduce_price(new, case when old.currency = new.currency then old.price end, new.updated_at);
    end if;
  elsif earlier.currency = new.currency then
    if earlier.price = new.price then
      new.reduced_by := earlier.reduced_by;
      new.reduced_at := earlier.reduced_at;
      new.reduced_share := earlier.reduced_share;
    else
      new := reduce_price(new, earlier.price, new.live_at);
    end if;
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger listings_follow_prices_insert before insert on listings
  for each row when (new.live_at is not null) execute function follow_boat_prices();--> statement-breakpoint
create trigger listings_follow_prices_update before update on listings
  for each row when (new.live_at is not null and (old.live_at is null or
    (old.price, old.currency, old.make, old.model, old.year_built, old.length_ft) is distinct from
    (new.price, new.currency, new.make, new.model, new.year_built, new.length_ft)))
  execute function follow_boat_prices();--> statement-breakpoint
-- Copied, so that the history stays when the earlier listing is removed; the latest 50 prices.
create function continue_price_history() returns trigger language plpgsql as $$
begin
  insert into price_history (listing_id, price, currency, changed_at)
  select new.id, p.price, p.currency, p.changed_at from (
    select h.* from price_history h where h.listing_id = (select e.id from earlier_listing(new) e) and h.changed_at < new.live_at
      and not exists (select from price_history own where own.listing_id = new.id and own.changed_at = h.changed_at)
    order by h.changed_at desc, h.id desc limit 50
  ) p order by p.changed_at, p.id;
  return null;
end $$;--> statement-breakpoint
create trigger listings_price_continued_insert after insert on listings
  for each row when (new.first_listed_at is not null) execute function continue_price_history();--> statement-breakpoint
create trigger listings_price_continued after update on listings
  for each row when (old.first_listed_at is null and new.first_listed_at is not null)
  execute function continue_price_history();--> statement-breakpoint
-- Boats that a price is compared with: of the same make and model, and of the same type with a similar length and age, on
-- sale or sold since then. Bounded: the newest of the model, and those nearest in length.
create function comparable_boats(of_id integer, of_make text, of_model text, of_category text, of_subcategory text,
  of_year integer, of_length double precision, of_currency text, sold_since timestamptz)
returns table (id integer, price numeric, sold_price numeric, same_model boolean) language sql stable as $$
  with same_model as materialized (
    select l.id, l.price, case when not l.live then l.sold_price end as sold_price from listings l
    where l.shown and (l.live or not l.paused and l.sold_at >= sold_since and l.sold_here is not false) and l.make_key = lower(plain_text(of_make))
      and lower(l.model) = lower(of_model) and l.currency = of_currency and l.id is distinct from of_id and l.price > 0
    order by l.live_at desc limit 200
  ), longer as materialized (
    select l.id, l.price, case when not l.live then l.sold_price end as sold_price from listings l
    where l.shown and (l.live or not l.paused and l.sold_at >= sold_since and l.sold_here is not false) and l.category = of_category
      and coalesce(l.subcategory, '') = coalesce(of_subcategory, '') and l.currency = of_currency
      and l.length_ft >= of_length and l.length_ft <= of_length * 1.1
      and (of_year is null or l.year_built between of_year - 5 and of_year + 5)
      and l.id is distinct from of_id and l.price > 0
    order by l.length_ft limit 200
  ), shorter as materialized (
    select l.id, l.price, case when not l.live then l.sold_price end as sold_price from listings l
    where l.shown and (l.live or not l.paused and l.sold_at >= sold_since and l.sold_here is not false) and l.category = of_category
      and coalesce(l.subcategory, '') = coalesce(of_subcategory, '') and l.currency = of_currency
      and l.length_ft < of_length and l.length_ft >= of_length * 0.9
      and (of_year is null or l.year_built between of_year - 5 and of_year + 5)
      and l.id is distinct from of_id and l.price > 0
    order by l.length_ft desc limit 200
  )
  select m.id, m.price, m.sold_price, true from same_model m
  union all
  select k.id, k.price, k.sold_price, false from (select * from longer union all select * from shorter) k
  where not exists (select from same_model m where m.id = k.id)
$$;--> statement-breakpoint
-- How the prices of comparable boats are spread: of the model alone, and of all. Sold prices are private: they count only
-- among eight or more boats.
create function price_guide(of_id integer, of_make text, of_model text, of_category text, of_subcategory text,
  of_year integer, of_length double precision, of_currency text, sold_since timestamptz)
returns table (alike text, boats integer, lower_quartile numeric, median numeric, upper_quartile numeric)
language sql stable as $$
  with compared as materialized (
    select c.price, c.sold_price, c.same_model from comparable_boats(of_id, of_make, of_model, of_category, of_subcategory,
      of_year, of_length, of_currency, sold_since) c
  ), groups as (
    select 'model' as alike, price, sold_price from compared where same_model
    union all
    select 'kind', price, sold_price from compared
  ), prices as (
    select g.alike,
      case when count(*) over (partition by g.alike) >= 8 then coalesce(g.sold_price, g.price) else g.price end as price
    from groups g
  )
  select p.alike, count(*)::integer,
    round(percentile_cont(0.25) within group (order by p.price)::numeric, 2),
    round(percentile_cont(0.5) within group (order by p.price)::numeric, 2),
    round(percentile_cont(0.75) within group (order by p.price)::numeric, 2)
  from prices p group by p.alike
$$;--> statement-breakpoint
-- Guides that rest on a boat are counted again after it changed. Rows that another transaction is deleting are skipped, so
-- that two changes cannot wait for each other.
create function forget_price_guides(boat listings) returns void language sql as $$
  delete from price_guides where listing_id in (
    select g.listing_id from price_guides g
    where g.listing_id = boat.id or g.make_key = boat.make_key and g.model_key = lower(boat.model)
      or g.category = boat.category and g.subcategory = coalesce(boat.subcategory, '')
        and g.length_ft between boat.length_ft / 1.11 and boat.length_ft / 0.89
    for update skip locked)
$$;--> statement-breakpoint
create function keep_price_guides() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform forget_price_guides(old);
  end if;
  if tg_op <> 'DELETE' then
    perform forget_price_guides(new);
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger listings_guides_insert after insert on listings
  for each row when (new.shown) execute function keep_price_guides();--> statement-breakpoint
create trigger listings_guides_delete after delete on listings
  for each row when (old.shown) execute function keep_price_guides();--> statement-breakpoint
create trigger listings_guides_update after update on listings
  for each row when ((old.shown or new.shown) and
    (old.shown, old.live, old.paused, old.sold_price, old.sold_here, old.price, old.currency, old.make, old.model, old.category, old.subcategory, old.year_built, old.length_ft)
    is distinct from
    (new.shown, new.live, new.paused, new.sold_price, new.sold_here, new.price, new.currency, new.make, new.model, new.category, new.subcategory, new.year_built, new.length_ft))
  execute function keep_price_guides();
