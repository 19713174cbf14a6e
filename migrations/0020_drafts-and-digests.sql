CREATE TABLE "enquiry_digests" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "held_enquiries" (
	"enquiry_id" integer PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"sender" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "fingerprint" "bytea";--> statement-breakpoint
ALTER TABLE "listing_submissions" ADD COLUMN "draft_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiry_digests" ADD CONSTRAINT "enquiry_digests_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_enquiries" ADD CONSTRAINT "held_enquiries_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_enquiries" ADD CONSTRAINT "held_enquiries_seller_id_accounts_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_enquiries_seller" ON "held_enquiries" USING btree ("seller_id","sender","enquiry_id");--> statement-breakpoint
-- locks: one row for each listing that was submitted, and the new index is empty: one quick read of the table
CREATE UNIQUE INDEX "listing_submissions_draft" ON "listing_submissions" USING btree ("owner_id","draft_id") WHERE "listing_submissions"."draft_id" is not null;