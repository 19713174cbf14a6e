import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const developmentOnly = process.env.NODE_ENV === 'production' ? [] : [route('dev/ui', 'routes/dev-ui.tsx')];

export default [
  layout('routes/with-queries.tsx', [
    index('routes/buying/home.tsx'),

    route('search', 'routes/buying/search.tsx'),
    route('boats/:id', 'routes/buying/boat.tsx'),
    route('boats/:id/contact', 'routes/buying/contact-seller.tsx'),
    route('category/:category', 'routes/buying/category.tsx'),
    route('subcategory/:category', 'routes/buying/subcategory.tsx'),
    route('categories', 'routes/buying/categories.tsx'),
    route('sellers/:id', 'routes/buying/seller.tsx'),
    route('watchlist', 'routes/buying/watchlist.tsx'),
    route('saved-searches', 'routes/buying/saved-searches.tsx'),
    route('stop-alerts', 'routes/buying/stop-alerts.tsx'),

    route('sell-boat', 'routes/selling/sell-boat.tsx'),
    route('my-listings', 'routes/selling/my-listings.tsx'),
    route('my-listings/:id', 'routes/selling/boat-figures.tsx'),
    route('still-for-sale', 'routes/selling/still-for-sale.tsx'),
    route('imports', 'routes/selling/imports.tsx'),
    route('leads', 'routes/selling/leads.tsx'),

    route('messages/:id?', 'routes/messages/messages.tsx'),
    route('conversation', 'routes/messages/conversation.tsx'),

    route('profile', 'routes/account/profile.tsx'),
    route('stop-notices', 'routes/account/stop-notices.tsx'),

    route('admin', 'routes/admin.tsx'),
  ]),

  route('sign-in', 'routes/account/sign-in.tsx'),
  route('register', 'routes/account/register.tsx'),
  route('verify-email', 'routes/account/verify-email.tsx'),
  route('forgot-password', 'routes/account/forgot-password.tsx'),
  route('reset-password', 'routes/account/reset-password.tsx'),

  route('help', 'routes/information/help.tsx'),
  route('contact', 'routes/information/contact.tsx'),
  route('learn-more', 'routes/information/learn-more.tsx'),
  route('buying-guide', 'routes/information/buying-guide.tsx'),
  route('selling-guide', 'routes/information/selling-guide.tsx'),
  route('safety-tips', 'routes/information/safety-tips.tsx'),

  route('privacy-policy', 'routes/information/privacy-policy.tsx'),
  route('terms-conditions', 'routes/information/terms-conditions.tsx'),
  route('disclaimer', 'routes/information/disclaimer.tsx'),
  route('cookie-policy', 'routes/information/cookie-policy.tsx'),

  ...developmentOnly,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
