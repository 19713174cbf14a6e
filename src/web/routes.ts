import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const developmentOnly = process.env.NODE_ENV === 'production' ? [] : [route('dev/ui', 'routes/dev-ui.tsx')];

export default [
  layout('routes/with-queries.tsx', [
    index('routes/home.tsx'),

    route('search', 'routes/search.tsx'),
    route('boats/:id', 'routes/boat.tsx'),
    route('category/:category', 'routes/category.tsx'),
    route('subcategory/:category', 'routes/subcategory.tsx'),
    route('categories', 'routes/categories.tsx'),

    route('profile', 'routes/profile.tsx'),
    route('watchlist', 'routes/watchlist.tsx'),
    route('saved-searches', 'routes/saved-searches.tsx'),
    route('messages/:id?', 'routes/messages.tsx'),
    route('conversation', 'routes/conversation.tsx'),
    route('my-listings', 'routes/my-listings.tsx'),
    route('imports', 'routes/imports.tsx'),
    route('sellers/:id', 'routes/seller.tsx'),
    route('still-for-sale', 'routes/still-for-sale.tsx'),
    route('stop-notices', 'routes/stop-notices.tsx'),
    route('stop-alerts', 'routes/stop-alerts.tsx'),
    route('sell-boat', 'routes/sell-boat.tsx'),
    route('admin', 'routes/admin.tsx'),
  ]),

  route('sign-in', 'routes/sign-in.tsx'),
  route('register', 'routes/register.tsx'),
  route('verify-email', 'routes/verify-email.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),

  route('help', 'routes/help.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('learn-more', 'routes/learn-more.tsx'),
  route('buying-guide', 'routes/buying-guide.tsx'),
  route('selling-guide', 'routes/selling-guide.tsx'),
  route('safety-tips', 'routes/safety-tips.tsx'),

  route('privacy-policy', 'routes/privacy-policy.tsx'),
  route('terms-conditions', 'routes/terms-conditions.tsx'),
  route('disclaimer', 'routes/disclaimer.tsx'),
  route('cookie-policy', 'routes/cookie-policy.tsx'),

  ...developmentOnly,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
