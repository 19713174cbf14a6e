DROP INDEX "media_hash";--> statement-breakpoint
CREATE INDEX "media_hash_1" ON "media" USING btree ((hash_quarters[1]));--> statement-breakpoint
CREATE INDEX "media_hash_2" ON "media" USING btree ((hash_quarters[2]));--> statement-breakpoint
CREATE INDEX "media_hash_3" ON "media" USING btree ((hash_quarters[3]));--> statement-breakpoint
CREATE INDEX "media_hash_4" ON "media" USING btree ((hash_quarters[4]));