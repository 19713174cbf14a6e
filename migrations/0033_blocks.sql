CREATE TABLE "blocks" (
	"blocker_key" text NOT NULL,
	"blocked_key" text NOT NULL,
	"blocker_account_id" uuid,
	"blocked_account_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_blocker_key_blocked_key_pk" PRIMARY KEY("blocker_key","blocked_key")
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_account_id_accounts_id_fk" FOREIGN KEY ("blocker_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_account_id_accounts_id_fk" FOREIGN KEY ("blocked_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_key","blocker_key");--> statement-breakpoint
CREATE INDEX "blocks_blocker_account" ON "blocks" USING btree ("blocker_account_id");--> statement-breakpoint
CREATE INDEX "blocks_blocked_account" ON "blocks" USING btree ("blocked_account_id");--> statement-breakpoint
-- Every block so far; name+tag@host is the same person as name@host. Participants are read once, not locked.
with people as (
  select p.conversation_id, p.side, p.account_id, p.blocked_at,
    regexp_replace(coalesce(a.email_key, p.email_key), '^([^+@]+)\+[^@]*@', '\1@') as key
  from conversation_participants p left join accounts a on a.id = p.account_id
)
insert into blocks (blocker_key, blocked_key, blocker_account_id, blocked_account_id, created_at)
  select distinct on (blocker.key, blocked.key) blocker.key, blocked.key, blocker.account_id, blocked.account_id, blocker.blocked_at
  from people blocker
    join people blocked on blocked.conversation_id = blocker.conversation_id and blocked.side <> blocker.side
  where blocker.blocked_at is not null and blocker.key is not null and blocked.key is not null
  order by blocker.key, blocked.key, blocker.account_id, blocked.account_id, blocker.blocked_at;
