CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"seller_type" text DEFAULT 'private' NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"deletion_requested_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_seller_type" CHECK ("accounts"."seller_type" in ('private', 'broker', 'dealer')),
	CONSTRAINT "accounts_role" CHECK ("accounts"."role" in ('user', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"email_key" text NOT NULL,
	"purpose" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"accepted_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('verify', 'reset', 'reset-token')),
	CONSTRAINT "one_time_codes_tries" CHECK ("one_time_codes"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"cookie_hash" "bytea" NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_type" text NOT NULL,
	"page" text,
	"listing_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analytics_events_type" CHECK ("analytics_events"."event_type" in ('page_view', 'boat_view', 'contact_reveal', 'watchlist_add', 'watchlist_remove', 'search', 'enquiry'))
);
--> statement-breakpoint
CREATE TABLE "listing_daily_counts" (
	"listing_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"reveals" integer DEFAULT 0 NOT NULL,
	"watchlist_adds" integer DEFAULT 0 NOT NULL,
	"watchlist_removes" integer DEFAULT 0 NOT NULL,
	"enquiries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "listing_daily_counts_listing_id_day_pk" PRIMARY KEY("listing_id","day")
);
--> statement-breakpoint
CREATE TABLE "site_daily_counts" (
	"day" date NOT NULL,
	"event_type" text NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "site_daily_counts_day_event_type_pk" PRIMARY KEY("day","event_type"),
	CONSTRAINT "site_daily_counts_type" CHECK ("site_daily_counts"."event_type" in ('page_view', 'boat_view', 'contact_reveal', 'watchlist_add', 'watchlist_remove', 'search', 'enquiry'))
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"buyer_phone" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_counts" (
	"category" text NOT NULL,
	"subcategory" text NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"featured" integer DEFAULT 0 NOT NULL,
	"broker" integer DEFAULT 0 NOT NULL,
	"priced" integer DEFAULT 0 NOT NULL,
	"price_sum" numeric(18, 2) DEFAULT 0 NOT NULL,
	CONSTRAINT "category_counts_category_subcategory_pk" PRIMARY KEY("category","subcategory")
);
--> statement-breakpoint
CREATE TABLE "featured_periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "featured_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_early_at" timestamp with time zone,
	"granted_by" uuid,
	CONSTRAINT "featured_periods_span" CHECK ("featured_periods"."ends_at" > "featured_periods"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "listing_media" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"listing_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"version" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"content" jsonb NOT NULL,
	"rejection_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" uuid,
	CONSTRAINT "listing_revisions_status" CHECK ("listing_revisions"."status" in ('pending', 'approved', 'rejected', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"currency" text DEFAULT 'GBP' NOT NULL,
	"vat_status" text DEFAULT 'unpaid' NOT NULL,
	"category" text NOT NULL,
	"subcategory" text,
	"make" text,
	"model" text,
	"year_built" integer,
	"condition" text,
	"length_ft" double precision,
	"beam" text,
	"draft" text,
	"berths" integer,
	"heads" integer,
	"hull_material" text,
	"keel_type" text,
	"engine_type" text,
	"engine_power_hp" double precision,
	"engine_count" text,
	"fuel_type" text,
	"fuel_capacity_l" integer,
	"water_capacity_l" integer,
	"seating_capacity" integer,
	"crew_capacity" integer,
	"part_type" text,
	"electronic_type" text,
	"sail_type" text,
	"sail_size" text,
	"trailer_type" text,
	"max_weight_kg" double precision,
	"suitable_boat_length" text,
	"brakes" text,
	"batteries" text,
	"ground_tackle" text,
	"electronics" text[] DEFAULT '{}'::text[] NOT NULL,
	"safety_equipment" text[] DEFAULT '{}'::text[] NOT NULL,
	"sail_inventory" text[] DEFAULT '{}'::text[] NOT NULL,
	"galley" text[] DEFAULT '{}'::text[] NOT NULL,
	"location" text NOT NULL,
	"county" text,
	"country" text DEFAULT 'United Kingdom' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"image_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"video_id" uuid,
	"seller_name" text NOT NULL,
	"seller_phone" text,
	"show_email" boolean DEFAULT false NOT NULL,
	"show_phone" boolean DEFAULT false NOT NULL,
	"broker_listing" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"rejection_reason" text,
	"review_version" integer DEFAULT 1 NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"featured_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"approved_at" timestamp with time zone,
	"live_at" timestamp with time zone,
	"sold_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"live" boolean GENERATED ALWAYS AS (status = 'approved' and sold_at is null and deleted_at is null) STORED NOT NULL,
	"beam_m" double precision GENERATED ALWAYS AS (case when beam ~ '^[0-9]+([.][0-9]+)?$' then beam::double precision end) STORED,
	"draft_m" double precision GENERATED ALWAYS AS (case when draft ~ '^[0-9]+([.][0-9]+)?$' then draft::double precision end) STORED,
	"make_key" text GENERATED ALWAYS AS (lower(make)) STORED,
	"search_text" "tsvector" GENERATED ALWAYS AS (
  setweight(to_tsvector('english', plain_text(title || ' ' || coalesce(make, '') || ' ' || coalesce(model, ''))), 'A') ||
  setweight(to_tsvector('simple', plain_text(title || ' ' || coalesce(make, '') || ' ' || coalesce(model, ''))), 'A') ||
  setweight(to_tsvector('simple', plain_text(location || ' ' || coalesce(county, ''))), 'B') ||
  setweight(to_tsvector('english', plain_text(category || ' ' || coalesce(subcategory, '') || ' ' || coalesce(hull_material, ''))), 'C') ||
  setweight(to_tsvector('english', plain_text(description)), 'D')) STORED,
	CONSTRAINT "listings_status" CHECK ("listings"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "listings_currency" CHECK ("listings"."currency" in ('GBP', 'USD')),
	CONSTRAINT "listings_vat" CHECK ("listings"."vat_status" in ('paid', 'unpaid', 'other', 'na')),
	CONSTRAINT "listings_price" CHECK ("listings"."price" >= 0),
	CONSTRAINT "listings_length" CHECK ("listings"."length_ft" > 0),
	CONSTRAINT "listings_counts" CHECK ("listings"."berths" >= 0 and "listings"."heads" >= 0),
	CONSTRAINT "listings_place" CHECK (("listings"."latitude" is null) = ("listings"."longitude" is null)),
	CONSTRAINT "listings_photos" CHECK (cardinality("listings"."image_ids") <= 20),
	CONSTRAINT "listings_approved" CHECK ("listings"."status" <> 'approved' or ("listings"."approved_at" is not null and "listings"."live_at" is not null)),
	CONSTRAINT "listings_rejected" CHECK ("listings"."status" <> 'rejected' or "listings"."rejection_reason" is not null),
	CONSTRAINT "listings_featured" CHECK (not "listings"."featured" or "listings"."featured_until" is not null)
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"currency" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'awaiting' NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint,
	"width" integer,
	"height" integer,
	"duration_seconds" real,
	"placeholder" text,
	"artwork" jsonb,
	"upload_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp with time zone,
	CONSTRAINT "media_kind" CHECK ("media"."kind" in ('photo', 'video')),
	CONSTRAINT "media_status" CHECK ("media"."status" in ('awaiting', 'stored'))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"reason" text NOT NULL,
	"details" text,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text DEFAULT 'contact' NOT NULL,
	"account_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_messages_kind" CHECK ("support_messages"."kind" in ('contact', 'account-deletion'))
);
--> statement-breakpoint
CREATE TABLE "watchlist_entries" (
	"account_id" uuid NOT NULL,
	"listing_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watchlist_entries_account_id_listing_id_pk" PRIMARY KEY("account_id","listing_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_daily_counts" ADD CONSTRAINT "listing_daily_counts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_periods" ADD CONSTRAINT "featured_periods_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_periods" ADD CONSTRAINT "featured_periods_granted_by_accounts_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_media" ADD CONSTRAINT "listing_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_media" ADD CONSTRAINT "listing_media_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_revisions" ADD CONSTRAINT "listing_revisions_reviewed_by_accounts_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_resolved_by_accounts_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_entries" ADD CONSTRAINT "watchlist_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watchlist_entries" ADD CONSTRAINT "watchlist_entries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_key" ON "accounts" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "accounts_created" ON "accounts" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_subject" ON "one_time_codes" USING btree ("email_key","purpose");--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_cookie" ON "sessions" USING btree ("cookie_hash");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "analytics_events_age" ON "analytics_events" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_listing" ON "enquiries" USING btree ("listing_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "featured_periods_listing" ON "featured_periods" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_media_listing" ON "listing_media" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "listing_revisions_listing" ON "listing_revisions" USING btree ("listing_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listing_revisions_queue" ON "listing_revisions" USING btree ("created_at","id") WHERE "listing_revisions"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "listings_live_order" ON "listings" USING btree ("featured" DESC NULLS FIRST,"live_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live;--> statement-breakpoint
CREATE INDEX "listings_live_category" ON "listings" USING btree ("category","featured" DESC NULLS FIRST,"live_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live;--> statement-breakpoint
CREATE INDEX "listings_live_subcategory" ON "listings" USING btree ("category","subcategory","featured" DESC NULLS FIRST,"live_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live;--> statement-breakpoint
CREATE INDEX "listings_live_make" ON "listings" USING btree ("make_key","featured" DESC NULLS FIRST,"live_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live;--> statement-breakpoint
CREATE INDEX "listings_live_newest" ON "listings" USING btree ("live_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live;--> statement-breakpoint
CREATE INDEX "listings_live_category_price" ON "listings" USING btree ("category","price","live_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live;--> statement-breakpoint
CREATE INDEX "listings_live_price_low" ON "listings" USING btree ("price","live_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live;--> statement-breakpoint
CREATE INDEX "listings_live_price_high" ON "listings" USING btree ("price" DESC NULLS FIRST,"live_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live;--> statement-breakpoint
CREATE INDEX "listings_live_length" ON "listings" USING btree ("length_ft" DESC NULLS LAST,"live_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE live;--> statement-breakpoint
CREATE INDEX "listings_live_text" ON "listings" USING gin ("search_text") WITH (fastupdate=false) WHERE live;--> statement-breakpoint
CREATE INDEX "listings_live_make_trigrams" ON "listings" USING gin ("make_key" gin_trgm_ops) WHERE live;--> statement-breakpoint
CREATE INDEX "listings_live_model_trigrams" ON "listings" USING gin (lower(model) gin_trgm_ops) WHERE live;--> statement-breakpoint
CREATE INDEX "listings_live_place" ON "listings" USING gist (ll_to_earth(latitude, longitude)) WHERE live and latitude is not null and longitude is not null;--> statement-breakpoint
CREATE INDEX "listings_owner" ON "listings" USING btree ("owner_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_pending" ON "listings" USING btree ("created_at","id") WHERE status = 'pending' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "listings_featured_end" ON "listings" USING btree ("featured_until") WHERE featured;--> statement-breakpoint
CREATE INDEX "price_history_listing" ON "price_history" USING btree ("listing_id","changed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_owner" ON "media" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "media_age" ON "media" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_listing" ON "reports" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at" DESC NULLS FIRST) WHERE "reports"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "support_messages_newest" ON "support_messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "support_messages_unread" ON "support_messages" USING btree ("id") WHERE not "support_messages"."is_read";--> statement-breakpoint
CREATE INDEX "watchlist_listing" ON "watchlist_entries" USING btree ("listing_id");