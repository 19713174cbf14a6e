ALTER TABLE "media" ADD COLUMN "hash_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "accounts_created_admins" ON "accounts" USING btree ("created_at" DESC NULLS FIRST) WHERE role = 'admin';--> statement-breakpoint
CREATE INDEX "accounts_created_suspended" ON "accounts" USING btree ("created_at" DESC NULLS FIRST) WHERE suspended;--> statement-breakpoint
CREATE INDEX "listings_approved_of_category" ON "listings" USING btree ("category","approved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE shown;--> statement-breakpoint
CREATE INDEX "listings_approved_sold" ON "listings" USING btree ("approved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE shown and sold_at is not null;--> statement-breakpoint
CREATE INDEX "listings_pending_words" ON "listings" USING gin (lower(title || ' ' || coalesce(make, '') || ' ' || coalesce(model, '') || ' ' || location || ' ' || seller_name) gin_trgm_ops) WHERE status = 'pending' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "media_unread_hash" ON "media" USING btree ("id") WHERE kind = 'photo' and status = 'stored' and picture_hash is null and not hash_read;