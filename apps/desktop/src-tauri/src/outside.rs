use tauri::Url;

/// Payment, invoices and help are in the system's browser, where people see whose page it is.
#[tauri::command]
pub fn open_outside(url: Url) -> Result<(), String> {
    if !is_web_page(&url) {
        return Err(format!("{} addresses are not opened", url.scheme()));
    }
    tauri_plugin_opener::open_url(url, None::<&str>).map_err(|error| error.to_string())
}

/// The system opens whatever it is given: with `file:` or a scheme of another program that could be a program.
fn is_web_page(url: &Url) -> bool {
    let is_here = matches!(url.host_str(), Some("localhost" | "127.0.0.1"));
    url.scheme() == "https" || url.scheme() == "http" && is_here
}
