use serde_json::Value;
use tauri::{
    plugin::TauriPlugin,
    webview::{NewWindowResponse, PageLoadEvent},
    AppHandle, Manager, Url, WebviewUrl, WebviewWindow, WebviewWindowBuilder, Wry,
};
use tauri_plugin_window_state::StateFlags;

use crate::{links, outside};

const MAIN: &str = "main";

pub fn open(app: &AppHandle) -> tauri::Result<()> {
    WebviewWindowBuilder::new(app, MAIN, WebviewUrl::default())
        .title(&app.package_info().name)
        .inner_size(1200.0, 800.0)
        .min_inner_size(360.0, 560.0)
        // Pictures are dropped on the page, which would not hear of it.
        .disable_drag_drop_handler()
        .on_navigation(is_ours)
        .on_new_window(|url, _| {
            let _ = outside::open_outside(url);
            NewWindowResponse::Deny
        })
        .on_page_load(|window, load| {
            if load.event() == PageLoadEvent::Started {
                links::hold(window.app_handle());
            }
        })
        .build()?;
    Ok(())
}

/// The page that we carry, and nothing that a server sends.
fn is_ours(url: &Url) -> bool {
    let (scheme, host) = if cfg!(windows) {
        ("http", "tauri.localhost")
    } else {
        ("tauri", "localhost")
    };
    url.scheme() == scheme && url.host_str() == Some(host)
}

/// Opens the window where it was left, as large as it was.
pub fn place_keeper() -> TauriPlugin<Wry> {
    let kept =
        StateFlags::SIZE | StateFlags::POSITION | StateFlags::MAXIMIZED | StateFlags::FULLSCREEN;
    tauri_plugin_window_state::Builder::new()
        .with_state_flags(kept)
        .build()
}

pub fn bring_to_front(app: &AppHandle) {
    if let Some(window) = app.get_webview_window(MAIN) {
        let _ = window.unminimize();
        let _ = window.show();
        let _ = window.set_focus();
    }
}

/// An event of the page's own window, which needs no right to listen to Tauri's.
pub fn tell(app: &AppHandle, event: &str, detail: &Value) {
    if let Some(window) = app.get_webview_window(MAIN) {
        let _ = window.eval(format!(
            "window.dispatchEvent(new CustomEvent('{event}', {{ detail: {detail} }}))"
        ));
    }
}

pub fn toggle_full_screen(app: &AppHandle) {
    if let Some(window) = app.get_webview_window(MAIN) {
        let is_full = window.is_fullscreen().unwrap_or(false);
        let _ = window.set_fullscreen(!is_full);
    }
}

#[tauri::command]
pub fn print_window(window: WebviewWindow) -> Result<(), String> {
    window.print().map_err(|error| error.to_string())
}

#[tauri::command]
pub fn zoom_window(window: WebviewWindow, factor: f64) -> Result<(), String> {
    window
        .set_zoom(factor.clamp(0.5, 3.0))
        .map_err(|error| error.to_string())
}
