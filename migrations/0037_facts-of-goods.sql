ALTER TABLE "listings" ADD COLUMN "shortest_boat_length_ft" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "gross_weight_kg" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "axles" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "luff_m" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "leech_m" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "foot_m" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "sail_cloth" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "fits_boat" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "mooring_kind" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "mooring_offer" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "mooring_term" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "yearly_cost" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "residential" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "mooring_services" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "boat_name" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "afloat" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "engine_make" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "engine_model" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "shaft_length" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "starting" text;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_boat_name_length" CHECK (char_length("listings"."boat_name") <= 60) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_afloat_length" CHECK (char_length("listings"."afloat") <= 40) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_engine_make_length" CHECK (char_length("listings"."engine_make") <= 80) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_engine_model_length" CHECK (char_length("listings"."engine_model") <= 80) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_shaft_length_length" CHECK (char_length("listings"."shaft_length") <= 40) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_starting_length" CHECK (char_length("listings"."starting") <= 40) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_sail_cloth_length" CHECK (char_length("listings"."sail_cloth") <= 80) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_fits_boat_length" CHECK (char_length("listings"."fits_boat") <= 120) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_axles_length" CHECK (char_length("listings"."axles") <= 40) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_mooring_kind_length" CHECK (char_length("listings"."mooring_kind") <= 40) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_mooring_offer_length" CHECK (char_length("listings"."mooring_offer") <= 40) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_mooring_term_length" CHECK (char_length("listings"."mooring_term") <= 120) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_residential_length" CHECK (char_length("listings"."residential") <= 40) NOT VALID;