ALTER TABLE "listings" ADD COLUMN "vat_evidence" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "rcr_category" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "rcr_papers" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "registration" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "bss_until" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "licence" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "licence_until" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "survey_date" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "survey_kind" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "service_records" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "outstanding_finance" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "bills_of_sale" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "papers_seen" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_vat_evidence_length" CHECK (char_length("listings"."vat_evidence") <= 40) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_rcr_category_length" CHECK (char_length("listings"."rcr_category") <= 40) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_rcr_papers_length" CHECK (char_length("listings"."rcr_papers") <= 40) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_registration_length" CHECK (char_length("listings"."registration") <= 40) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_bss_until_day" CHECK ("listings"."bss_until" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_licence_length" CHECK (char_length("listings"."licence") <= 40) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_licence_until_day" CHECK ("listings"."licence_until" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_survey_date_day" CHECK ("listings"."survey_date" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_survey_kind_length" CHECK (char_length("listings"."survey_kind") <= 40) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_service_records_length" CHECK (char_length("listings"."service_records") <= 40) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_outstanding_finance_length" CHECK (char_length("listings"."outstanding_finance") <= 40) NOT VALID;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_bills_of_sale_length" CHECK (char_length("listings"."bills_of_sale") <= 40) NOT VALID;