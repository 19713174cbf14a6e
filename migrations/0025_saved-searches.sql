CREATE TABLE "listing_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"before" jsonb,
	"last_search_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" text NOT NULL,
	"filters_key" text GENERATED ALWAYS AS (md5(filters)) STORED NOT NULL,
	"alerts" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"category" text,
	"types" text[] DEFAULT '{}' NOT NULL,
	"make_key" text,
	"min_price" double precision,
	"max_price" double precision,
	"min_length" double precision,
	"max_length" double precision,
	"south" double precision,
	"north" double precision,
	"west" double precision,
	"east" double precision,
	"place_names" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "saved_searches_once" UNIQUE("account_id","filters_key"),
	CONSTRAINT "saved_searches_alerts" CHECK (alerts in ('instant', 'daily', 'weekly', 'off')),
	CONSTRAINT "saved_searches_name" CHECK (char_length("saved_searches"."name") <= 80),
	CONSTRAINT "saved_searches_filters" CHECK (char_length("saved_searches"."filters") <= 8000)
);
--> statement-breakpoint
CREATE TABLE "search_matches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"search_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"kind" text NOT NULL,
	"change_id" bigint NOT NULL,
	"old_price" double precision,
	"found_at" timestamp with time zone NOT NULL,
	"mail_at" timestamp with time zone,
	CONSTRAINT "search_matches_kind" CHECK (kind in ('new', 'price'))
);
--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_matches" ADD CONSTRAINT "search_matches_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_matches" ADD CONSTRAINT "search_matches_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_changes_listing" ON "listing_changes" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "saved_searches_candidates" ON "saved_searches" USING btree ("category","make_key");--> statement-breakpoint
CREATE UNIQUE INDEX "search_matches_new_once" ON "search_matches" USING btree ("search_id","listing_id") WHERE kind = 'new';--> statement-breakpoint
CREATE UNIQUE INDEX "search_matches_price_once" ON "search_matches" USING btree ("search_id","listing_id","change_id") WHERE kind = 'price';--> statement-breakpoint
CREATE INDEX "search_matches_listing" ON "search_matches" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "search_matches_found" ON "search_matches" USING btree ("search_id","found_at");--> statement-breakpoint
CREATE INDEX "search_matches_due" ON "search_matches" USING btree ("mail_at") WHERE mail_at is not null;
--> statement-breakpoint
-- Notes each change of a live boat, with the boat as it was, in the transaction that changes it. The lock makes a search that
-- is being saved and a change that is under way wait for each other, so that the number of the newest search is certain.
create function note_listing_change() returns trigger language plpgsql as $$
declare
  ignored constant text[] := array['featured', 'featured_until', 'review_version', 'reviewed_at', 'reviewed_by', 'updated_at',
    'submitted_at', 'confirmed_at', 'unconfirmed', 'reminded_at', 'seller_name', 'seller_phone', 'show_email', 'show_phone'];
  newest integer;
begin
  if tg_op = 'UPDATE' and (to_jsonb(old) - ignored) = (to_jsonb(new) - ignored) then
    return null;
  end if;
  lock table listing_changes in row exclusive mode;
  select case when is_called then last_value else 0 end into newest from saved_searches_id_seq;
  if newest > 0 then
    insert into listing_changes (listing_id, before, last_search_id)
    values (new.id, case when tg_op = 'UPDATE' then to_jsonb(old) - array['seller_name', 'seller_phone', 'sold_price'] end, newest);
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger listings_note_change after insert or update on listings
  for each row when (new.live) execute function note_listing_change();
